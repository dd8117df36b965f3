package garden;

class Pump {
    void start() throws PumpException {
        prime(3);
        spin(7);
    }

    void stop() throws PumpException {
        spin(0);
        drain();
    }

    int pressure() throws SensorException {
        int bar = read();
        return bar * 2;
    }
}
