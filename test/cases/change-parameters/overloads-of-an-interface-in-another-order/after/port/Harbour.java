package port;

interface Harbour {
    void lock(Basin basin, long gate);

    void unlock(Basin basin, long gate);
}
