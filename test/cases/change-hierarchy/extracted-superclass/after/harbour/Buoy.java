package harbour;

class Buoy extends Mark {
    void ring() {
        sound("bell", 3);
    }
}
