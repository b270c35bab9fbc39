import type { Language } from './Language.ts'

/** Chinese. */
export const zh: Language = {
  modifiers:
    '我附近的; 附近的; 附近有; 附近; 离我最近的; 離我最近的; 最近的; 周边的; 周边; 周邊; 就近; 正在营业; 营业中; 營業中; 24小时; 24小時; 便宜的; 最好的; 开门的; 便宜; 最好',
  joiners: '和 与 與',
  postalCode: '邮政编码; 邮编; 郵遞區號',
  kinds: {
    'amenity/atm': '取款机, ATM, 提款機',
    'amenity/bank': '银行, 銀行',
    'amenity/cafe': '咖啡馆, 咖啡店, 咖啡廳',
    'amenity/fuel': '加油站',
    'amenity/hospital': '医院, 醫院',
    'amenity/parking': '停车场, 停車場',
    'amenity/pharmacy': '药店, 药房, 藥局',
    'amenity/restaurant': '餐厅, 饭店, 餐廳',
    'amenity/toilets': '厕所, 公共厕所, 洗手间, 廁所',
    'education/school': '学校, 學校',
    'education/university': '大学, 大學',
    'leisure/park': '公园, 公園',
    'public_transport/station_subway': '地铁站, 捷運站',
    'public_transport/station_train': '火车站, 火車站',
    'shop/convenience': '便利店, 便利商店',
    'shop/hairdresser': '理发店, 美发店, 髮廊',
    'shop/supermarket': '超市',
    'tourism/hotel': '酒店, 宾馆, 旅館',
  },
}
