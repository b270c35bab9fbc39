import type { Language } from './Language.ts'

/** Japanese. */
export const ja: Language = {
  modifiers:
    'この近くの; 近くの; 近く; この付近の; 付近の; 付近; 周辺の; 周辺; 最寄りの; 最寄り; 最寄の; 一番近い; いちばん近い; 近所の; 営業中の; 営業中; 今営業中; 24時間営業; 24時間; 安い; おすすめ; 開いている; 開いてる; 人気の; 美味しい; おいしい',
  joiners: 'と',
  postalCode: '郵便番号',
  kinds: {
    'amenity/atm': 'ATM',
    'amenity/bank': '銀行',
    'amenity/bar': 'バー',
    'amenity/cafe': 'カフェ, 喫茶店',
    'amenity/cinema': '映画館',
    'amenity/dentist': '歯医者, 歯科',
    'amenity/doctors': 'クリニック, 医院, 診療所',
    'amenity/fuel': 'ガソリンスタンド',
    'amenity/hospital': '病院',
    'amenity/parking': '駐車場, パーキング',
    'amenity/pharmacy': '薬局, ドラッグストア',
    'amenity/police': '警察署, 交番',
    'amenity/post_office': '郵便局',
    'amenity/pub': '居酒屋',
    'amenity/restaurant': 'レストラン, 飲食店',
    'amenity/toilets': 'トイレ, 公衆トイレ',
    'leisure/park': '公園',
    'public_transport/station_train': '駅',
    'shop/bakery': 'パン屋',
    'shop/convenience': 'コンビニ, コンビニエンスストア',
    'shop/hairdresser': '美容院, 床屋, 理髪店, 美容室',
    'shop/supermarket': 'スーパー, スーパーマーケット',
    'tourism/hotel': 'ホテル',
  },
}
