package port;

public class Mast {
    void rig(Yard yard) {
        Sail sail = yard.make("main");
        sail.hoist(12);
        sail = yard.make("jib");
        sail.hoist(7);
    }
}
