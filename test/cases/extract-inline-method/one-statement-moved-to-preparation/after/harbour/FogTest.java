package harbour;

class FogTest {
    void starts() {
        Fog fog = new Fog("thick");
        check(fog.depth(), 40);
    }

    void prepare() {
        sweep("stairs");
        openTheShutters("north", 3);
        report("ready");
    }
}
