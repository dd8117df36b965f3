package p;

class Lake {
    void restLake() {
        sleepLake(4);
    }
}
