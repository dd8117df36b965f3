package smithy;

class Anvil {
    int blows;

    void stayAnvil() {
        count = count + 1;
        sweep();
    }

    void setBlows(int heat) {
        blows = heat;
    }
}
