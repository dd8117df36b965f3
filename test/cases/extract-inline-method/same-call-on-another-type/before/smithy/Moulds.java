package smithy;

class Moulds {
    int count;

    void stayMoulds() {
        count = count + 1;
        sweep();
    }
}
