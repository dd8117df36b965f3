package port;

public class Mast {
    void rig(Yard yard) {
        Sail sail = yard.make("main");
        sail.hoist(12);
        Sail jib = yard.make("jib");
        jib.hoist(7);
    }
}
