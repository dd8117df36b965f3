package harbour;

interface Signals {
    @Message(id = BASE + 7, value = "No flag (id = 3)") Alarm noFlag(int mast);

    int own();

    int two();

    @Message(id = BASE + 8, value = "Lost") Alarm lost();
}
