package smithy;

class Anvil {
    Rod pointer;

    void stayAnvil() {
        count = count + 1;
        sweep();
    }
}
