package harbour;

class LightTest {
    void starts() {
        openTheShutters("north", 3);
        polishTheLens("brass", 7);
        windTheClockwork("noon", 12);
        Light light = new Light("tall");
        check(light.height(), 40);
    }

    void prepare() {
        sweep("stairs");
        report("ready");
    }
}
