package smithy;

class Bench {
    Anvil anvil;

    void stayBench() {
        count = count + 1;
        sweep();
    }
}
