package harbour;

interface Signals {
    int own();

    int two();

    @Message(id = BASE + 9, value = "No flag (id = 3)") Alarm noPennant(int mast);
}
