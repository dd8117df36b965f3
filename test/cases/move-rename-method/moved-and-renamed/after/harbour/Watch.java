package harbour;

class Watch {
    private final Log log = new Log();

    void end() {
        log.close();
    }
}
