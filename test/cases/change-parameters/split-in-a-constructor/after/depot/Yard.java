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

class Shed extends Hall {
    Shed(GateStore gateStore, FenceStore fenceStore, int size) {
        super(gateStore, fenceStore, size, new Lamp());
    }
}
