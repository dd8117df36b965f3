package depot;

class Yard {
    private final GateStore gateStore;
    private final FenceStore fenceStore;
    private final int size;

    Yard(GateStore gateStore, FenceStore fenceStore, int size) {
        this.gateStore = gateStore;
        this.fenceStore = fenceStore;
        this.size = size;
    }

    boolean fits(Lorry lorry) {
        return lorry.length() < size;
    }
}

class Shed {
    private final List<Rack> racks;
    private final Lamp lamp;
    private final int size;

    Shed(List<Rack> racks, Lamp lamp, int size) {
        this.racks = racks;
        this.lamp = lamp;
        this.size = size;
    }

    boolean isBig(int limit) {
        return size > limit;
    }
}
