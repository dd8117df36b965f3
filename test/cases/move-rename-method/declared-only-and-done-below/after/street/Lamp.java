package street;

class Lamp extends Light {
    void close() {
        level = 0;
    }

    @Override
    void dim(int by) {
        fuses.burn(3);
    }
}
