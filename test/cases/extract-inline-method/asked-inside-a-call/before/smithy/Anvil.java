package smithy;

class Anvil {
    int count;

    void stayAnvil() {
        count = count + 1;
        sweep();
    }
}
