package harbour;

class LightTest {
    void starts() {
        Light light = new Light("tall");
        check(light.height(), 40);
    }

    void prepare() {
        sweep("stairs");
        openTheShutters("north", 3);
        polishTheLens("brass", 7);
        windTheClockwork("noon", 12);
        report("ready");
    }
}
