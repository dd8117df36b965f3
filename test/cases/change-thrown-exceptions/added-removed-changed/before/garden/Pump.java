package garden;

class Pump {
    void start() {
        prime(3);
        spin(7);
    }

    void stop() throws PumpException, IOException {
        spin(0);
        drain();
    }

    int pressure() throws Exception {
        int bar = read();
        return bar * 2;
    }
}
