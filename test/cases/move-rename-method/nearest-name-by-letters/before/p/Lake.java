package p;

class Lake {
    void rest() {
        sleep();
    }
}
