package harbour;

class NightFerry extends Ferry {
    void light() {
        shine("lamps", 12);
    }
}
