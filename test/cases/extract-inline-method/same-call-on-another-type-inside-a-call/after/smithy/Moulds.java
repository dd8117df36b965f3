package smithy;

class Moulds {
    int count;

    void stayMoulds() {
        count = count + 1;
        sweep();
    }

    static boolean fits(Anvil anvil, int heat) {
        return Rod.fits(anvil, heat);
    }
}
