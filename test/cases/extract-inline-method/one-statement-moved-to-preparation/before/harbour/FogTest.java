package harbour;

class FogTest {
    void starts() {
        openTheShutters("north", 3);
        Fog fog = new Fog("thick");
        check(fog.depth(), 40);
    }

    void prepare() {
        sweep("stairs");
        report("ready");
    }
}
