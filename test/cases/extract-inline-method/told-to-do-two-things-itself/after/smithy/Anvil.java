package smithy;

class Anvil {
    int count;

    void stayAnvil() {
        count = count + 1;
        sweep();
    }

    void work(int heat) {
        strike(heat);
        turn(heat, 2);
    }
}
