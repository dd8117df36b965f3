package smithy;

class Rods {
    int count;

    void stayRods() {
        count = count + 1;
        sweep();
    }

    static Rod make(int heat) {
        return new Rod(WARM, LONG);
    }
}
