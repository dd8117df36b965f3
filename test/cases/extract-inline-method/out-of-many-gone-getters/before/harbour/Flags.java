package harbour;

class Flags {
  int flag;
  int getFlag0() { return flag; } int getFlag1() { return flag; } int getFlag2() { return flag; } int getFlag3() { return flag; } int getFlag4() { return flag; }
  int getFlag5() { return flag; } int getFlag6() { return flag; } int getFlag7() { return flag; } int getFlag8() { return flag; } int getFlag9() { return flag; }
  int getFlag10() { return flag; } int getFlag11() { return flag; } int getFlag12() { return flag; } int getFlag13() { return flag; } int getFlag14() { return flag; }
  int getFlag15() { return flag; } int getFlag16() { return flag; } int getFlag17() { return flag; } int getFlag18() { return flag; } int getFlag19() { return flag; }
  int getFlag20() { return flag; } int getFlag21() { return flag; } int getFlag22() { return flag; } int getFlag23() { return flag; } int getFlag24() { return flag; }
  int getFlag25() { return flag; } int getFlag26() { return flag; } int getFlag27() { return flag; } int getFlag28() { return flag; } int getFlag29() { return flag; }
  int getFlag30() { return flag; } int getFlag31() { return flag; } int getFlag32() { return flag; } int getFlag33() { return flag; } int getFlag34() { return flag; }
  int getFlag35() { return flag; } int getFlag36() { return flag; } int getFlag37() { return flag; } int getFlag38() { return flag; } int getFlag39() { return flag; }
  int getFlag40() { return flag; } int getFlag41() { return flag; } int getFlag42() { return flag; } int getFlag43() { return flag; } int getFlag44() { return flag; }
  int getFlag45() { return flag; } int getFlag46() { return flag; } int getFlag47() { return flag; } int getFlag48() { return flag; } int getFlag49() { return flag; }
  int getFlag50() { return flag; } int getFlag51() { return flag; } int getFlag52() { return flag; } int getFlag53() { return flag; } int getFlag54() { return flag; }
  int getFlag55() { return flag; } int getFlag56() { return flag; } int getFlag57() { return flag; } int getFlag58() { return flag; } int getFlag59() { return flag; }
  int getFlag60() { return flag; } int getFlag61() { return flag; } int getFlag62() { return flag; } int getFlag63() { return flag; } int getFlag64() { return flag; }
  int getFlag65() { return flag; } int getFlag66() { return flag; } int getFlag67() { return flag; } int getFlag68() { return flag; } int getFlag69() { return flag; }
  int getFlag70() { return flag; } int getFlag71() { return flag; } int getFlag72() { return flag; } int getFlag73() { return flag; } int getFlag74() { return flag; }
  int getFlag75() { return flag; } int getFlag76() { return flag; } int getFlag77() { return flag; } int getFlag78() { return flag; } int getFlag79() { return flag; }
  int getFlag80() { return flag; } int getFlag81() { return flag; } int getFlag82() { return flag; } int getFlag83() { return flag; } int getFlag84() { return flag; }
  int getFlag85() { return flag; } int getFlag86() { return flag; } int getFlag87() { return flag; } int getFlag88() { return flag; } int getFlag89() { return flag; }
  int getFlag90() { return flag; } int getFlag91() { return flag; } int getFlag92() { return flag; } int getFlag93() { return flag; } int getFlag94() { return flag; }
  int getFlag95() { return flag; } int getFlag96() { return flag; } int getFlag97() { return flag; } int getFlag98() { return flag; } int getFlag99() { return flag; }
  int getFlag100() { return flag; } int getFlag101() { return flag; } int getFlag102() { return flag; } int getFlag103() { return flag; } int getFlag104() { return flag; }
  int getFlag105() { return flag; } int getFlag106() { return flag; } int getFlag107() { return flag; } int getFlag108() { return flag; } int getFlag109() { return flag; }
  int getFlag110() { return flag; } int getFlag111() { return flag; } int getFlag112() { return flag; } int getFlag113() { return flag; } int getFlag114() { return flag; }
  int getFlag115() { return flag; } int getFlag116() { return flag; } int getFlag117() { return flag; } int getFlag118() { return flag; } int getFlag119() { return flag; }
  int getFlag120() { return flag; } int getFlag121() { return flag; } int getFlag122() { return flag; } int getFlag123() { return flag; } int getFlag124() { return flag; }
  int getFlag125() { return flag; } int getFlag126() { return flag; } int getFlag127() { return flag; } int getFlag128() { return flag; } int getFlag129() { return flag; }
  int getFlag130() { return flag; } int getFlag131() { return flag; } int getFlag132() { return flag; } int getFlag133() { return flag; } int getFlag134() { return flag; }
  int getFlag135() { return flag; } int getFlag136() { return flag; } int getFlag137() { return flag; } int getFlag138() { return flag; } int getFlag139() { return flag; }
  int getFlag140() { return flag; } int getFlag141() { return flag; } int getFlag142() { return flag; } int getFlag143() { return flag; } int getFlag144() { return flag; }
  int getFlag145() { return flag; } int getFlag146() { return flag; } int getFlag147() { return flag; } int getFlag148() { return flag; } int getFlag149() { return flag; }
  int getFlag150() { return flag; } int getFlag151() { return flag; } int getFlag152() { return flag; } int getFlag153() { return flag; } int getFlag154() { return flag; }
  int getFlag155() { return flag; } int getFlag156() { return flag; } int getFlag157() { return flag; } int getFlag158() { return flag; } int getFlag159() { return flag; }
  int getFlag160() { return flag; } int getFlag161() { return flag; } int getFlag162() { return flag; } int getFlag163() { return flag; } int getFlag164() { return flag; }
  int getFlag165() { return flag; } int getFlag166() { return flag; } int getFlag167() { return flag; } int getFlag168() { return flag; } int getFlag169() { return flag; }
  int getFlag170() { return flag; } int getFlag171() { return flag; } int getFlag172() { return flag; } int getFlag173() { return flag; } int getFlag174() { return flag; }
  int getFlag175() { return flag; } int getFlag176() { return flag; } int getFlag177() { return flag; } int getFlag178() { return flag; } int getFlag179() { return flag; }
  int getFlag180() { return flag; } int getFlag181() { return flag; } int getFlag182() { return flag; } int getFlag183() { return flag; } int getFlag184() { return flag; }
  int getFlag185() { return flag; } int getFlag186() { return flag; } int getFlag187() { return flag; } int getFlag188() { return flag; } int getFlag189() { return flag; }
  int getFlag190() { return flag; } int getFlag191() { return flag; } int getFlag192() { return flag; } int getFlag193() { return flag; } int getFlag194() { return flag; }
  int getFlag195() { return flag; } int getFlag196() { return flag; } int getFlag197() { return flag; } int getFlag198() { return flag; } int getFlag199() { return flag; }
  int getFlag200() { return flag; } int getFlag201() { return flag; } int getFlag202() { return flag; } int getFlag203() { return flag; } int getFlag204() { return flag; }
  int getFlag205() { return flag; } int getFlag206() { return flag; } int getFlag207() { return flag; } int getFlag208() { return flag; } int getFlag209() { return flag; }
}
