import type { Language } from './Language.ts'

/** Korean. */
export const ko: Language = {
  modifiers:
    '내 근처; 내 주변; 이 근처; 근처에 있는; 근처; 주변에 있는; 주변; 가까운; 가장 가까운; 제일 가까운; 영업중; 영업 중; 지금 영업중; 24시간; 24시; 맛있는; 싼; 저렴한; 24시간 영업',
  corners: '교차로; 사거리',
  joiners: '와 과',
  prepositions: '에서 에',
  postalCode: '우편번호',
  units: '호 층 동',
  numbers: '번지',
  kinds: {
    'amenity/atm': 'ATM, 현금인출기',
    'amenity/bank': '은행',
    'amenity/cafe': '카페, 커피숍',
    'amenity/dentist': '치과',
    'amenity/doctors': '의원',
    'amenity/fuel': '주유소',
    'amenity/hospital': '병원',
    'amenity/parking': '주차장',
    'amenity/pharmacy': '약국',
    'amenity/restaurant': '식당, 음식점, 레스토랑, 맛집',
    'amenity/toilets': '화장실, 공중화장실',
    'leisure/park': '공원',
    'public_transport/station_subway': '지하철역',
    'public_transport/station_train': '기차역, 역',
    'shop/convenience': '편의점',
    'shop/hairdresser': '미용실, 이발소',
    'shop/supermarket': '마트, 슈퍼마켓',
    'tourism/hotel': '호텔',
  },
}
