package p;

class Zoo {
    void restZoo() {
        sleepZoo(3);
    }
}
