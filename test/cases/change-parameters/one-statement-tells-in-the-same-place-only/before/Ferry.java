class Ferry {
    void load(Truck truck, Port port) {
        ramp.open();
        weigh(truck);
    }

    void unload(Truck truck, Port port) {
        weigh(truck);
        move(truck.wheels());
        ramp.close();
    }

    void list(Port port, Truck truck) {
        ramp.open();
        weigh(truck);
    }
}
