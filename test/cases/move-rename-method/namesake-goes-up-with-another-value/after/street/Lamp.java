package street;

class Lamp extends Light {
    void close() {
        level = 0;
    }
}
