package smithy;

class Rods {
    int count;

    void stayRods() {
        count = count + 1;
        sweep();
    }
}
